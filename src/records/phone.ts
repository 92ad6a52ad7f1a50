import { parsePhoneNumberFromString } from 'libphonenumber-js';
import { z } from 'zod';

/** A telephone number in E.164, the form of `tel:` links; how people read it follows from it. */
export const phoneNumber = z
  .string()
  .regex(/^\+[1-9]\d{7,14}$/, 'must be E.164, such as +912255550147')
  .refine((phone) => parsePhoneNumberFromString(phone)?.isPossible() ?? false, {
    error: 'must have as many digits as numbers of its country have',
  });

/** A number in E.164 as people read it: "+91 22 5555 0147". */
export function displayPhone(phone: string): string {
  return parsePhoneNumberFromString(phone)?.formatInternational() ?? phone;
}
