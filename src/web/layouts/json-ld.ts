import * as content from '../../records/content.ts';
import { ROUTE_LABELS, ROUTES, type RouteName } from '../../records/urls/routes.ts';
import { siteUrl } from '../../settings/site-url.ts';

type Subpage = { path: string; name: string };

/**
 * Returns the schema.org objects of a page: WebSite on Home, Organization on Home and Contact, BreadcrumbList on all
 * pages but Home. There is no Product, which search engines reject without an offer, a review or a rating.
 */
export function pageStructuredData(
  route: RouteName | undefined,
  subpage: Subpage | undefined,
): object[] {
  const things = [
    ...(route === 'home' || route === 'contact' ? [organization()] : []),
    ...(route === 'home' ? [webSite()] : []),
    ...(route && route !== 'home' ? [breadcrumbs(route, subpage)] : []),
  ];
  return things.map((thing) => ({ '@context': 'https://schema.org', ...thing }));
}

const organizationId = () => `${siteUrl()}/#organization`;

function organization(): object {
  const origin = siteUrl();
  const company = content.company();
  const { openDays, opens, closes } = company.officeHours;
  const hours = { '@type': 'OpeningHoursSpecification', dayOfWeek: openDays, opens, closes };
  return {
    '@type': 'Organization',
    '@id': organizationId(),
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
      streetAddress: company.streetLines.join(', '),
      addressLocality: company.address.city,
      postalCode: company.address.postalCode,
      addressCountry: company.address.countryCode,
    },
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'sales',
      telephone: company.phone,
      email: company.email,
      hoursAvailable: hours,
    },
    location: { '@type': 'Place', openingHoursSpecification: hours },
  };
}

function webSite(): object {
  return {
    '@type': 'WebSite',
    '@id': `${siteUrl()}/#website`,
    name: content.company().name,
    url: `${siteUrl()}/`,
    publisher: { '@id': organizationId() },
    inLanguage: 'en',
  };
}

function breadcrumbs(route: RouteName, subpage: Subpage | undefined): object {
  const trail = [
    { name: ROUTE_LABELS.home, path: ROUTES.home },
    { name: ROUTE_LABELS[route], path: ROUTES[route] },
    ...(subpage ? [subpage] : []),
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: new URL(path, siteUrl()).href,
    })),
  };
}
