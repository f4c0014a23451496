import { buildSettings } from '@/scripts/build-settings';
import { buildsFolder } from '@/scripts/build-store';
import { requireBuild } from '@/scripts/resolve-build';
import { e2eEnvironment } from '@/scripts/e2e-environment';

/** The folders of the newest plain and e2e builds. @throws Error if there is none */

export const plainBuild = (): string => requireBuild(buildsFolder, buildSettings(process.env)).folder;

export const e2eBuild = (): string =>
  requireBuild(buildsFolder, buildSettings({ ...process.env, ...e2eEnvironment })).folder;
