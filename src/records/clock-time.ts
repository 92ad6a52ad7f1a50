/**
 * Formats "10:30" as "10.30am". Not by `Intl`, since browsers of 2023 and Node 20 write the twelfth hour as 0 in British
 * English.
 */
export function displayTime(time: string): string {
  const [hour = '', minute = ''] = time.split(':');
  return `${Number(hour) % 12 || 12}.${minute}${Number(hour) < 12 ? 'am' : 'pm'}`;
}
