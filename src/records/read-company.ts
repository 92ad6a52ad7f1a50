import { companySchema, type Company } from './company.ts';
import { requireRecord } from './read-record.ts';

/** The company's record. Throws a ContentError when a field is missing or wrong. */
export function requireCompany(): Company {
  return requireRecord('company.yaml', companySchema);
}
