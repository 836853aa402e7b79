import { Check, CircleAlert } from 'lucide-react'
import { Link } from 'react-router'
import { useTexts } from '../texts/texts.tsx'
import classes from './task-list-header.module.css'

export type TaskState = 'not-started' | 'in-progress' | 'complete' | 'problem'

export interface Task {
  label: string
  to: string
  state: TaskState
}

/**
 * The steps of the wizard as a task list: each an address, with its state in words; `current` counts from 1. A phone
 * shows the signs alone, as the page's h1 names the step.
 */
export function TaskListHeader({ tasks, current }: { tasks: readonly Task[]; current: number }) {
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
              <span className={classes.words}>
                <span className={classes.label}>{task.label}</span>
                <span className={classes.state}>{texts.states[task.state]}</span>
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function Sign({ state, number }: { state: TaskState; number: number }) {
  if (state === 'complete') return <Check size={16} strokeWidth={3} />
  if (state === 'problem') return <CircleAlert size={18} />
  return <>{number}</>
}
