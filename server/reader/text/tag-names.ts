/** What tags are called that are looked for together. */

/** Whoever speaks: "I", "we". */
export const speakers = ['words.alone', 'words.together']

/** Days of the week. */
export const weekdays = ['hours.days.', 'hours.weekdays', 'hours.weekend']
export const weekdaysOrDaily = [...weekdays, 'hours.daily']
export const weekdaysOrMonths = [...weekdays, 'dates.months.']
