import type { Company } from '../../records/company.ts';
import * as content from '../../records/content.ts';
import { streetLines } from '../../records/postal-address.ts';
import { ROUTES, type RouteName } from '../../records/routes.ts';
import { siteUrl } from '../../records/site-url.ts';

/** A page below a route. */
type Subpage = { path: string; name: string };

/**
 * What schema.org knows of a page: Organization and WebSite on the pages of the menu, BreadcrumbList
 * below Home. A subpage says what it is itself, and leads to the others.
 */
export function pageStructuredData(
  route: RouteName | undefined,
  subpage: Subpage | undefined,
): object[] {
  const origin = siteUrl();
  const above = route && route !== 'home' ? [breadcrumbs(origin, route, subpage)] : [];
  return subpage ? above : [...companyAndSite(content.company(), origin), ...above];
}

function companyAndSite(company: Company, origin: string): object[] {
  const organizationId = `${origin}/#organization`;
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      '@id': organizationId,
      name: company.name,
      legalName: company.legalName,
      description: company.description,
      url: `${origin}/`,
      logo: `${origin}/icon-512.png`,
      foundingDate: String(company.foundingYear),
      telephone: company.phone,
      email: company.email,
      address: {
        '@type': 'PostalAddress',
        streetAddress: streetLines(company).join(', '),
        addressLocality: company.address.city,
        postalCode: company.address.postalCode,
        addressCountry: company.address.countryCode,
      },
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'sales',
        telephone: company.phone,
        email: company.email,
        hoursAvailable: openingHours(company),
      },
      location: { '@type': 'Place', openingHoursSpecification: openingHours(company) },
    },
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      '@id': `${origin}/#website`,
      name: company.name,
      url: `${origin}/`,
      publisher: { '@id': organizationId },
      inLanguage: 'en',
    },
  ];
}

function openingHours({ officeHours }: Company): object {
  return {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: officeHours.openDays,
    opens: officeHours.opens,
    closes: officeHours.closes,
  };
}

function breadcrumbs(origin: string, route: RouteName, subpage: Subpage | undefined): object {
  const { navigation } = content.interfaceTexts();
  const pages = (['home', route] as const).map((name) => ({
    name: navigation[name],
    path: ROUTES[name],
  }));
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [...pages, ...(subpage ? [subpage] : [])].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: new URL(path, origin).href,
    })),
  };
}
