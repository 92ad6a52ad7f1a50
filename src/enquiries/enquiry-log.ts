/** The part of a pino logger that enquiries use. No personal data goes into it. */
export interface EnquiryLog {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}
