/** A setting that cannot be used. Its message is one line: the setting's name, what is wrong, what to do. */
export class SettingError extends Error {
  override name = 'SettingError';
  /** The environment variable, such as `DATABASE_URL`. */
  readonly setting: string;

  constructor(setting: string, reason: string) {
    super(`${setting}: ${reason}`.replace(/\s+/g, ' '));
    this.setting = setting;
  }
}
