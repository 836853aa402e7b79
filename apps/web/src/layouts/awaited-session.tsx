import { Bone, Skeleton } from '../ui/skeleton.tsx'
import classes from './awaited-session.module.css'

/** Stands there for as long as it is not known who is signed in. */
export function AwaitedSession() {
  return (
    <main className={classes.main}>
      <Skeleton>
        <Bone width="40%" height="2.5rem" />
        <Bone height="4rem" />
        <Bone height="16rem" />
      </Skeleton>
    </main>
  )
}
