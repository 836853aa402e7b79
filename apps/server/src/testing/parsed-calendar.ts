import ICAL from 'ical.js'

/** Fields of the event in a calendar file with one event. */
export function parsedCalendar(content: string | ArrayBuffer | Uint8Array) {
  const text = typeof content === 'string' ? content : new TextDecoder().decode(content)
  const [component] = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent')
  if (!component) throw new Error('There is no event in the calendar file')
  const { uid, sequence, summary, description, startDate, duration } = new ICAL.Event(component)
  const alarms = component.getAllSubcomponents('valarm').map(alarm => String(alarm.getFirstPropertyValue('trigger')))
  const isAllDay = startDate.isDate && duration.toSeconds() === 24 * 60 * 60
  return { uid, sequence, summary, description, day: startDate.toString(), isAllDay, alarms }
}
