import { notFound, redirect } from 'next/navigation';
import { headers } from 'next/headers';
import { cache } from 'react';
import { createWorkbenchTranslator } from '@/lib/api/workbench/translator';
import { pageStatusHeader, setPageStatus } from '@/lib/http-server/page-status';
import { parseAcceptLanguage } from '@/lib/i18n/accept-language';
import { workbenchLocales, type WorkbenchLocale } from '@/lib/i18n/workbench-locales';
import { workbenchPathHeader } from '@/lib/request-routing/workbench-route';
import type { WorkbenchRole } from '@/lib/api/store/workbench-schema';
import { getAuth } from '@/lib/workbench/auth/auth';
import { signedInMember, type Member } from '@/lib/workbench/auth/session';
import { readFlash, type Flash } from '@/lib/workbench/forms/flash';
import { workbenchOrigin } from '@/lib/workbench/origin';
import { signInPath } from '@/lib/workbench/paths';
import { includesRole, pageRoles, type WorkbenchPage } from '@/lib/workbench/roles';

/** The request's session, language and flash message for pages of the workbench, read once per request. */

export const currentMember = cache(async (): Promise<Member | null> => signedInMember(await headers()));

/** The page of the navigation to which the requested one belongs. */
export const currentPage = cache(async (): Promise<WorkbenchPage | null> => {
  const [, name] = /^\/workbench\/(\w+)/.exec((await headers()).get(workbenchPathHeader) ?? '') ?? [];
  return name !== undefined && Object.hasOwn(pageRoles, name) ? (name as WorkbenchPage) : null;
});

/** The language of the account; before sign-in, the first of the browser's languages that the workbench has. */
export const currentWorkbenchLocale = cache(async (): Promise<WorkbenchLocale> => {
  const member = await currentMember();
  if (member) return member.locale;
  const preferred = parseAcceptLanguage((await headers()).get('accept-language'));
  return workbenchLocales.find((locale) => locale === preferred.find(isWorkbenchLocale)) ?? 'en';
});

const isWorkbenchLocale = (locale: string) => (workbenchLocales as readonly string[]).includes(locale);

/** Returns the translator of the workbench's messages. */
export const workbenchTranslator = cache(async () => createWorkbenchTranslator(await currentWorkbenchLocale()));

/**
 * Returns the person who opens a page; sends others to sign-in, and those whose role does not include the page to its
 * refusal (403).
 * @param role the least role for a part of the page, if it is not the page's
 */
export async function requireMember(page: WorkbenchPage, role: WorkbenchRole = pageRoles[page]): Promise<Member> {
  const member = await currentMember();
  if (!member) redirect(signInPath(`/workbench/${page}`));
  if (!includesRole(member.role, role)) {
    setPageStatus((await headers()).get(pageStatusHeader) ?? '', 403);
    notFound();
  }
  return member;
}

/** Returns the origin of the workbench, its store, and what a form left for this page. @param path of the page */
export async function pageContext(path: string) {
  const requestHeaders = await headers();
  const origin = workbenchOrigin(requestHeaders.get('host'));
  const { db, secret } = await getAuth(origin);
  const flash: Flash | null = readFlash(requestHeaders.get('cookie'), path, secret);
  return { origin, db, flash };
}
