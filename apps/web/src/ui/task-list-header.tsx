import { Check, CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTexts } from '../texts/texts.tsx'
import classes from './task-list-header.module.css'

export type TaskState = 'not-started' | 'in-progress' | 'complete' | 'problem'

interface Task {
  label: string
  /** Label of one word for narrow screens. */
  shortLabel: string
  to: string
  state: TaskState
}

interface Props {
  tasks: readonly Task[]
  current: number
  /** Action on the whole list. */
  action?: ReactNode
}

/**
 * Steps of the wizard as a task list, each a link with its state in words. `current` counts from 1. Phones show an
 * icon and a word each.
 */
export function TaskListHeader({ tasks, current, action }: Props) {
  const texts = useTexts('ui').tasks
  return (
    <nav aria-label={texts.label}>
      <ol className={classes.tasks}>
        {tasks.map((task, index) => (
          <li key={task.to} className={classes.task} data-state={task.state}>
            <Link to={task.to} aria-current={index + 1 === current ? 'step' : undefined}>
              <span className={classes.sign} aria-hidden="true">
                <Sign state={task.state} number={index + 1} />
              </span>
              <span className={classes.short}>{task.shortLabel}</span>
              <span className={classes.words}>
                <span className={classes.label}>{task.label}</span>
                <span className={classes.state}>{texts.states[task.state]}</span>
              </span>
            </Link>
          </li>
        ))}
      </ol>
      {action ? <div className={classes.action}>{action}</div> : null}
    </nav>
  )
}

function Sign({ state, number }: { state: TaskState; number: number }) {
  if (state === 'complete') return <Check size={16} strokeWidth={3} />
  if (state === 'problem') return <CircleAlert size={18} />
  return <span>{number}</span>
}
