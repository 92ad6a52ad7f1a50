import { z } from 'zod';

export type Environment = Readonly<Record<string, string | undefined>>;

/** Returns the value of a setting; undefined when it is unset or empty. */
export function givenSetting(env: Environment, setting: string): string | undefined {
  return env[setting]?.trim() || undefined;
}

/** An invalid setting. Its message is one line: the setting's name, the problem and how to fix it. */
export class SettingError extends Error {
  override name = 'SettingError';
  /** The environment variable, such as `DATABASE_URL`. */
  readonly setting: string;

  constructor(setting: string, reason: string) {
    super(`${setting}: ${reason}`.replace(/\s+/g, ' '));
    this.setting = setting;
  }

  /** The message without the setting's name. */
  get reason(): string {
    return this.message.slice(`${this.setting}: `.length);
  }
}

/** Reads settings by their names. Throws a SettingError for the first invalid one. */
export function readSettings<Shape extends z.ZodRawShape>(
  shape: Shape,
  env: Environment,
): z.output<z.ZodObject<Shape>> {
  const given = Object.keys(shape).map((setting) => [setting, givenSetting(env, setting)]);
  const result = z.object(shape).safeParse(Object.fromEntries(given));
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new SettingError(String(issue?.path[0]), issue?.message ?? '');
}
