import { partnersSchema, type Partner } from './partners.ts';
import { requireRecord } from './read-record.ts';

/**
 * The partners in the order of the carousel; an empty list hides the section.
 * Throws a ContentError when the record is missing or wrong.
 */
export function requirePartners(): Partner[] {
  return requireRecord('partners.yaml', partnersSchema).partners;
}
