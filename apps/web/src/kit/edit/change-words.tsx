import { Icon } from '../marks/icon'
import type { IconName } from '../marks/icon-paths'
import { useText } from '../text/text'
import styles from './change-words.module.css'
import { listDifference, type FieldChange, type FieldWords } from './edit-fields'

const linesOf = (words: FieldWords): readonly string[] => (typeof words === 'string' ? [words] : words)

/** What was there and what will be; of a list what comes to it and what leaves it. */
export function ChangeWords({ change: { before, after } }: { change: FieldChange }) {
  const text = useText('kit/edit')
  if (typeof before === 'string' && typeof after === 'string')
    return (
      <span className={styles['change']}>
        <del>{before || text.none}</del>
        <span className={styles['arrow']}>
          <Icon name="arrowRight" size={16} />
          <span className="visually-hidden">{text.becomes}</span>
        </span>
        <ins>{after || text.none}</ins>
      </span>
    )
  const { added, removed } = listDifference(linesOf(before), linesOf(after))
  if (added.length + removed.length === 0) return <span className={styles['change']}>{text.reordered}</span>
  return (
    <span className={styles['members']}>
      <Members icon="plus" word={text.added} names={added} kind="ins" />
      <Members icon="minus" word={text.removed} names={removed} kind="del" />
    </span>
  )
}

interface MembersProps {
  icon: IconName
  word: string
  names: readonly string[]
  kind: 'ins' | 'del'
}

const Members = ({ icon, word, names, kind: Mark }: MembersProps) =>
  names.map((name, index) => (
    <Mark key={index} className={styles['member']}>
      <Icon name={icon} size={16} />
      <span className="visually-hidden">{word}</span>
      <span>{name}</span>
    </Mark>
  ))

/** What a field says, one line for each member. */
export function FieldLines({ words }: { words: FieldWords }) {
  const text = useText('kit/edit')
  const lines = linesOf(words).filter((line) => line !== '')
  return (
    <span className={styles['lines']}>
      {lines.length === 0 ? text.none : lines.map((line, index) => <span key={index}>{line}</span>)}
    </span>
  )
}
