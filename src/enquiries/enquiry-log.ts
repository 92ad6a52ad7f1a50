/** The methods of a pino logger that enquiries use. Personal data must not be logged. */
export type EnquiryLog = {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
};
