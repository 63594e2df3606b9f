import { useId, type ReactNode, type Ref } from 'react'
import { Button } from '../actions/button'
import { Icon } from '../marks/icon'
import { useText } from '../text/text'
import { FieldLines } from './change-words'
import styles from './edit-conflicts.module.css'
import type { FieldChange, FieldWords } from './edit-fields'
import type { Edit } from './use-edit'

interface EditConflictsProps<Value> {
  edit: Edit<Value>
  /** Who saved it and when, as a sentence, where that is known. */
  by?: ReactNode
  /** Takes the focus where a save was refused. */
  ref?: Ref<HTMLHeadingElement>
}

/** What somebody else saved meanwhile beside what one wants, where both changed the same; one of the two is chosen. */
export function EditConflicts<Value>({ edit, by, ref }: EditConflictsProps<Value>) {
  const text = useText('kit/edit')
  const id = useId()
  if (edit.conflicts.length === 0) return null
  return (
    <section className={styles['conflicts']} aria-labelledby={id}>
      <h2 id={id} ref={ref} tabIndex={-1} className={styles['title']}>
        <Icon name="alert" size={20} />
        {text.conflict}
      </h2>
      <div>
        {by && <p>{by}</p>}
        <p>{text.conflictWhy}</p>
      </div>
      {edit.conflicts.map((change) => (
        <Conflict key={change.key} change={change} edit={edit} />
      ))}
    </section>
  )
}

function Conflict<Value>({ change: { key, label, before, after }, edit }: { change: FieldChange; edit: Edit<Value> }) {
  const text = useText('kit/edit')
  return (
    <div role="group" aria-label={label} className={styles['field']}>
      <h3>{label}</h3>
      <div className={styles['sides']}>
        <Side name={text.theirs} words={before} take={text.takeTheirs} onTake={() => edit.takeTheirs(key)} />
        <Side name={text.mine} words={after} take={text.keepMine} onTake={() => edit.keepMine(key)} />
      </div>
    </div>
  )
}

interface SideProps {
  name: string
  words: FieldWords
  take: string
  onTake: () => void
}

const Side = ({ name, words, take, onTake }: SideProps) => (
  <div className={styles['side']}>
    <span className={styles['name']}>{name}</span>
    <FieldLines words={words} />
    <Button size="compact" className={styles['take']} onClick={onTake}>
      {take}
    </Button>
  </div>
)
