import classes from './contents.module.css'

/** Links to the parts of a long page; beside it on a desktop, above it on a phone. */
export function Contents({ label, entries }: { label: string; entries: readonly { id: string; title: string }[] }) {
  return (
    <nav className={classes.contents} aria-label={label}>
      <p>{label}</p>
      <ul>
        {entries.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
