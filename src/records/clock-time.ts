/** Formats "10:30" as "10.30am". Not by `Intl`, with which browsers of 2023 write noon as 0 in British English. */
export function displayTime(time: string): string {
  const [hour = '', minute = ''] = time.split(':');
  return `${Number(hour) % 12 || 12}.${minute}${Number(hour) < 12 ? 'am' : 'pm'}`;
}
