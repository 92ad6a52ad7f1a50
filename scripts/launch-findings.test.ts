import { describe, expect, it } from 'vitest';
import { findMarks, findUnsafeSettings } from './launch-findings.ts';

describe('findMarks', () => {
  it('finds samples and claims at any depth, with their place', () => {
    const record = {
      phone: { value: '+912255550147', sample: true },
      address: { building: { value: 'Samudra Chambers', sample: true } },
      counters: [
        { target: { value: 50, source: 'specification', confirm: '50+ years of experience' } },
      ],
    };
    expect(findMarks('content/company.yaml', record)).toEqual([
      { kind: 'sample', where: 'content/company.yaml: phone', what: '+912255550147' },
      { kind: 'sample', where: 'content/company.yaml: address.building', what: 'Samudra Chambers' },
      {
        kind: 'claim',
        where: 'content/company.yaml: counters.0.target',
        what: '50+ years of experience',
      },
    ]);
  });

  it('finds nothing in a record whose values have sources', () => {
    expect(findMarks('x.yaml', { cas: { value: '67-64-1', source: 'CAS' } })).toEqual([]);
  });
});

describe('findUnsafeSettings', () => {
  const safe = {
    SMTP_URL: 'smtps://mail.company.in',
    SITE_URL: 'https://www.company.in',
    DATABASE_URL: 'file:/var/lib/site/enquiries.db',
  };

  it('has nothing to say of a server that is set up', () => {
    expect(findUnsafeSettings(safe, '/srv/site')).toEqual([]);
    expect(
      findUnsafeSettings({ ...safe, DATABASE_URL: 'postgres://db/site' }, '/srv/site'),
    ).toEqual([]);
  });

  it.each([
    ['SMTP_URL', { SMTP_URL: undefined }],
    ['SITE_URL', { SITE_URL: undefined }],
    ['SITE_URL', { SITE_URL: 'https://www.navsagar.example' }],
    ['SITE_URL', { SITE_URL: 'http://localhost:4321' }],
    ['DATABASE_URL', { DATABASE_URL: undefined }],
    ['DATABASE_URL', { DATABASE_URL: 'file:./data/enquiries.db' }],
    ['DATABASE_URL', { DATABASE_URL: 'file:/srv/site/data/enquiries.db' }],
  ])('warns of %s in %o', (name, change) => {
    expect(
      findUnsafeSettings({ ...safe, ...change }, '/srv/site').map(({ where }) => where),
    ).toEqual([name]);
  });
});
