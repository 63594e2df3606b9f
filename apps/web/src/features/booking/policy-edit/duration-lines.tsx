import type { ReactNode } from 'react'
import { Button, IconButton } from '../../../kit/actions/button'
import styles from './policy-edit.module.css'

/** More steps than a standard has. */
const mostLines = 10

interface DurationLinesProps<Line> {
  lines: readonly Line[]
  /** What follows the lines that there are. */
  next: (lines: readonly Line[]) => Line
  text: { remove: (p: { line: number }) => string; add: string }
  /** Each line holds more than a sentence. */
  grouped?: boolean
  onChange: (lines: Line[]) => void
  children: (line: Line, number: number, onChange: (line: Line) => void) => ReactNode
}

/** What hangs on the time in the air: one line for each step. */
export function DurationLines<Line>({ lines, next, text, grouped, onChange, children }: DurationLinesProps<Line>) {
  return (
    <>
      {lines.map((line, index) => (
        <div key={index} className={styles[grouped ? 'group' : 'slots']}>
          {children(line, index + 1, (changed) => onChange(lines.map((each, at) => (at === index ? changed : each))))}
          {lines.length > 1 && (
            <IconButton
              icon="close"
              size="compact"
              label={text.remove({ line: index + 1 })}
              onClick={() => onChange(lines.filter((_, at) => at !== index))}
            />
          )}
        </div>
      ))}
      {lines.length < mostLines && (
        <Button
          kind="quiet"
          size="compact"
          icon="plus"
          className={styles['add']}
          onClick={() => onChange([...lines, next(lines)])}
        >
          {text.add}
        </Button>
      )}
    </>
  )
}
