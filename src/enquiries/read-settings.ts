import { z } from 'zod';
import { SettingError } from './setting-error.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** Reads settings by their names; unset and empty are the same. Throws a SettingError for the first that is no good. */
export function readSettings<Shape extends z.ZodRawShape>(
  shape: Shape,
  env: Environment,
): z.output<z.ZodObject<Shape>> {
  const given = Object.keys(shape).map((setting) => [setting, env[setting]?.trim() || undefined]);
  const result = z.object(shape).safeParse(Object.fromEntries(given));
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new SettingError(String(issue?.path[0]), issue?.message ?? '');
}
