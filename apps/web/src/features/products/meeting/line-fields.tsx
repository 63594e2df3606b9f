import { Field } from '../../../kit/forms/field'
import { Input } from '../../../kit/forms/input'
import { useText } from '../../../kit/text/text'
import styles from './meeting.module.css'
import { isLineWrong, type LineField, type TypedLine } from './typed-lines'

interface LineFieldsProps {
  line: TypedLine
  words: Record<LineField, (p: { name: string }) => string> & { wrong: string }
  /** Faults are said once somebody tried to send. */
  tried: boolean
  onChange: (more: Partial<Pick<TypedLine, LineField>>) => void
}

const fields = ['unit', 'count', 'times'] as const

/** Price, number and days of one line. */
export function LineFields({ line, words, tried, onChange }: LineFieldsProps) {
  const { lines } = useText('products/meeting/words')
  return (
    <div className={styles['fields']}>
      {fields.map((field) => (
        <Field
          key={field}
          label={words[field]({ name: lines[line.kind] })}
          error={tried && isLineWrong(line, field) ? words.wrong : undefined}
        >
          {(control) => (
            <Input
              {...control}
              inputMode={field === 'unit' ? 'decimal' : 'numeric'}
              maxLength={10}
              value={line[field]}
              onChange={(event) => onChange({ [field]: event.target.value })}
            />
          )}
        </Field>
      ))}
    </div>
  )
}
