import { expect, type Page } from '@playwright/test';
import type { Email } from 'postal-mime';
import * as content from '../../src/records/content.ts';
import {
  type CheckedField,
  type EnquiryField,
  type Problem,
} from '../../src/records/enquiries/enquiry.ts';
import { describeProblems } from '../../src/records/enquiries/describe-problems.ts';
import { NOTICE_HEADINGS } from '../../src/records/enquiries/enquiry-page.ts';
import type { SiteServer } from './site-server.ts';

/** docs/enquiry-contract.md#http: 8 characters, without those that look alike. */
const REFERENCE = /^[2-9A-HJKMNP-Z]{8}$/;

/** Returns what a visitor types. Tests share a mail catcher, so each uses another name. */
export function enquiryOf(name: string) {
  return {
    name,
    company: 'Farben & Lacke GmbH 🧪',
    email: 'einkauf@farben.example',
    phone: '+49 (30) 901820',
    message: 'Two ISO tanks of acetone, please.\nPort of destination: Hamburg.\nशुक्रिया, شكرا',
  };
}

export type Typed = ReturnType<typeof enquiryOf>;

export function messageAbout(field: CheckedField, problem: Problem): string {
  const messages = describeProblems({ [field]: problem }, content.enquiryTexts().problems);
  return messages[field] ?? '';
}

export const field = (page: Page, name: EnquiryField) =>
  page.getByRole('main').locator(`[name="${name}"]`);
export const sendButton = (page: Page) =>
  page.getByRole('button', { name: 'Send enquiry', exact: true });
export const summary = (page: Page) => page.getByRole('group', { name: NOTICE_HEADINGS.invalid });
export const failureNote = (page: Page) =>
  page.getByRole('group', { name: NOTICE_HEADINGS['not-stored'] });
export const unconfirmedNote = (page: Page) =>
  page.getByRole('group', { name: NOTICE_HEADINGS.unconfirmed });
export const quotation = (page: Page) => page.getByRole('group', { name: /^For a quotation/ });
export const receipt = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'Your reference' });

export async function fillIn(page: Page, typed: Partial<Typed>): Promise<void> {
  for (const [name, value] of Object.entries(typed)) {
    await field(page, name as keyof Typed).fill(value);
  }
}

export async function expectFilledIn(page: Page, typed: Typed): Promise<void> {
  for (const [name, value] of Object.entries(typed)) {
    await expect(field(page, name as keyof Typed)).toHaveValue(value);
  }
}

export async function readReference(page: Page): Promise<string> {
  const text = await receipt(page).innerText();
  const reference = text.split(/\s+/).find((word) => REFERENCE.test(word));
  expect(reference, `a reference in "${text}"`).toBeDefined();
  return reference ?? '';
}

export async function waitForMail({ mailCatcher }: SiteServer, reference: string): Promise<Email> {
  const findMail = async () =>
    (await mailCatcher.read()).find(({ subject }) => subject?.includes(reference));
  await expect.poll(findMail, { timeout: 20_000 }).toBeDefined();
  return (await findMail())!;
}
