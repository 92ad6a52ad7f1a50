/** A time of day such as "19:00" as the pages write it: 7.00pm. */
export function clockTime(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const half = hours < 12 ? 'am' : 'pm';
  return `${hours % 12 || 12}.${String(minutes).padStart(2, '0')}${half}`;
}
