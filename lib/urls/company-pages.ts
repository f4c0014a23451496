import type { Company } from '@/lib/config/brand-schema';
import { site } from '@/lib/config/site';
import { companyPageIds, type CompanyPageId } from '@/lib/urls/catalog';

/** Fields of `content/brand/company.json` without which a page about the company would be pointless or wrong. */
const requiredFields: Readonly<Record<CompanyPageId, readonly (keyof Company)[]>> = {
  imprint: ['name', 'address', 'mail'],
  'data-processing': ['name', 'address', 'mail'],
  accessibility: [],
  press: ['name', 'mail'],
};

/** Returns the fields that a page needs and the company lacks; the page exists if there are none. */
export const missingCompanyFields = (page: CompanyPageId, company: Company = site.company): readonly string[] =>
  requiredFields[page].filter((field) => company[field] === undefined);

/** Whether a page about the company exists. */
export const hasCompanyPage = (page: CompanyPageId, company: Company = site.company): boolean =>
  missingCompanyFields(page, company).length === 0;

/** The pages about the company that exist. */
export const existingCompanyPages = (company: Company = site.company): CompanyPageId[] =>
  companyPageIds.filter((page) => hasCompanyPage(page, company));
