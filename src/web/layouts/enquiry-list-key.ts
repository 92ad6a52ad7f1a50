/**
 * The key of `enquiry-list.ts` in the device's storage. In a file of its own: with an import that islands share, the
 * layout's script would be a request of its own.
 */
export const ENQUIRY_LIST_KEY = 'enquiry-list';
