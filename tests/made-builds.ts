import { buildSettings } from '@/scripts/build-settings';
import { buildsFolder } from '@/scripts/builds';
import { givenBuild } from '@/scripts/choose-build';
import { suiteEnvironment } from '@/scripts/suite-environment';

/** The folders of the newest builds of the two kinds that are tested. @throws Error when there is none */

export const plainBuild = (): string => givenBuild(buildsFolder, buildSettings(process.env)).folder;

export const suiteBuild = (): string =>
  givenBuild(buildsFolder, buildSettings({ ...process.env, ...suiteEnvironment })).folder;
