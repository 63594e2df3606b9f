import { Fragment, type ReactNode } from 'react'
import { partsOf } from './sentence-parts'
import styles from './policy-edit.module.css'

interface SentenceProps {
  /** With `{name}` where a value stands. */
  words: string
  values: Readonly<Record<string, ReactNode>>
}

/** A rule as people say it, with controls where its values stand. */
export const Sentence = ({ words, values }: SentenceProps) => (
  <p className={styles['sentence']}>
    {partsOf(words).map((part, index) => (
      <Fragment key={index}>{part.value === undefined ? <span>{part.words}</span> : values[part.value]}</Fragment>
    ))}
  </p>
)
