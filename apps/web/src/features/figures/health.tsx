import type { InstallationHealth, PartState } from '@redress/contract/figures.ts'
import { useFormats, useTexts } from '../../texts/texts.tsx'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { DescriptionList } from '../../ui/description-list.tsx'
import { Section } from '../../ui/section.tsx'
import classes from './figures.module.css'

const tones = { works: 'success', fails: 'danger', 'not used': 'neutral' } as const satisfies Record<
  PartState,
  BadgeTone
>

const [minute, hour, day] = [60, 3_600, 86_400]

/** How the parts of the installation are, and what runs out or is forgotten. */
export function Health({ health }: { health: InstallationHealth }) {
  const texts = useTexts('staff').installation
  const formats = useFormats()
  const { version, migration, parts, connections, jobs, overdueDeadlines, disks, backups } = health
  /** The age of something, to the unit that matters. */
  const age = (seconds: number): string => {
    if (seconds < 2 * minute) return texts.seconds(formats.count(Math.round(seconds)))
    if (seconds < 2 * hour) return texts.minutes(formats.count(Math.round(seconds / minute)))
    if (seconds < 2 * day) return texts.hours(formats.count(Math.round(seconds / hour)))
    return texts.days(formats.count(Math.round(seconds / day)))
  }
  const ago = (seconds: number | null): string => (seconds === null ? texts.never : texts.ago(age(seconds)))
  return (
    <div className={classes.health}>
      <Section title={texts.parts} note={texts.partsNote}>
        <DescriptionList
          items={parts.map(({ part, state, says }) => ({
            term: texts.names[part],
            value: (
              <span className={classes.part}>
                <Badge tone={tones[state]}>{texts.states[state]}</Badge>
                {says === null ? null : <span className={classes.says}>{says}</span>}
              </span>
            ),
          }))}
        />
      </Section>
      <Section title={texts.state} note={texts.stateNote}>
        <DescriptionList
          items={[
            { term: texts.version, value: version },
            { term: texts.migration, value: migration },
            {
              term: texts.jobsWaiting,
              value:
                jobs.waiting === 0 ? texts.none : texts.waiting(formats.count(jobs.waiting), age(jobs.oldestSeconds)),
            },
            { term: texts.jobsFailed, value: jobs.failed === 0 ? texts.none : formats.count(jobs.failed) },
            { term: texts.overdue, value: overdueDeadlines === 0 ? texts.none : formats.count(overdueDeadlines) },
            ...disks.map(({ holds, freeBytes, sizeBytes }) => ({
              term: texts.disks[holds],
              value: texts.free(formats.fileSize(freeBytes), formats.fileSize(sizeBytes)),
            })),
            {
              term: texts.connections,
              value: texts.used(formats.count(connections.used), formats.count(connections.allowed)),
            },
            { term: texts.written, value: ago(backups.writtenSeconds) },
            { term: texts.restored, value: ago(backups.restoredSeconds) },
          ]}
        />
      </Section>
    </div>
  )
}
