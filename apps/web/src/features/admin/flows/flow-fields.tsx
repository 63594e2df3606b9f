import { Chooser } from '../../../kit/pickers/chooser'
import { useId, useState, type ReactNode } from 'react'
import { Checkbox } from '../../../kit/forms/checkbox'
import { Field } from '../../../kit/forms/field'
import { Input } from '../../../kit/forms/input'
import { fenOf, yuanOf } from '../../../kit/forms/typed-amount'
import { useText } from '../../../kit/text/text'
import { Chips } from './chips'
import styles from './flows.module.css'

interface BoxesProps<Value extends string> {
  label: string
  hint?: string
  choices: readonly { value: Value; name: string }[]
  chosen: readonly Value[] | undefined
  /** Undefined where none is chosen: it restricts nothing. */
  onChange: (chosen: Value[] | undefined) => void
}

/** Several of a few, none being no restriction. */
export function Boxes<Value extends string>({ label, hint, choices, chosen = [], onChange }: BoxesProps<Value>) {
  const hintId = useId()
  const toggle = (value: Value, on: boolean) => {
    const next = choices.map((choice) => choice.value).filter((each) => (each === value ? on : chosen.includes(each)))
    onChange(next.length === 0 ? undefined : next)
  }
  return (
    <fieldset className={styles['boxes']} aria-describedby={hint === undefined ? undefined : hintId}>
      <legend>{label}</legend>
      {choices.map(({ value, name }) => (
        <Checkbox key={value} label={name} checked={chosen.includes(value)} onChange={(on) => toggle(value, on)} />
      ))}
      {hint !== undefined && (
        <p id={hintId} className={styles['boxesHint']}>
          {hint}
        </p>
      )}
    </fieldset>
  )
}

interface SeveralProps {
  label: string
  hint?: ReactNode
  add: string
  list: readonly { id: string; name: string; ended?: boolean | undefined }[]
  chosen: readonly string[] | undefined
  onChange: (chosen: string[] | undefined) => void
}

/** Several of a long list, each added by itself. */
export function SeveralField({ label, hint, add, list, chosen = [], onChange }: SeveralProps) {
  const text = useText('admin/approval/flows')
  const nameOf = (id: string): string => {
    const found = list.find((each) => each.id === id)
    return found?.ended ? text.ended(found) : (found?.name ?? id)
  }
  const set = (ids: string[]) => onChange(ids.length === 0 ? undefined : ids)
  return (
    <div className={styles['several']}>
      <Field label={label} hint={hint}>
        {(control) => (
          <Chooser
            {...control}
            name={label}
            none={add}
            choices={list.filter(({ id, ended }) => !ended && !chosen.includes(id))}
            value=""
            onChange={(id) => id !== '' && set([...chosen, id])}
          />
        )}
      </Field>
      <Chips
        label={label}
        items={chosen.map((id) => ({ key: id, name: nameOf(id) }))}
        onRemove={(id) => set(chosen.filter((each) => each !== id))}
      />
    </div>
  )
}

interface TypedProps<Value> {
  label: string
  hint?: ReactNode
  required?: boolean
  value: Value
  /** What is typed as a value; undefined where it is none. */
  read: (typed: string) => { value: Value } | undefined
  write: (value: Value) => string
  wrong: string
  onChange: (value: Value) => void
}

/** A figure as it is typed; only what is one is taken over. */
function TypedField<Value>({ label, hint, required, value, read, write, wrong, onChange }: TypedProps<Value>) {
  const [typed, setTyped] = useState<string>()
  const isWrong = typed !== undefined && read(typed) === undefined
  const type = (next: string) => {
    setTyped(next)
    const found = read(next)
    if (found) onChange(found.value)
  }
  return (
    <Field label={label} hint={hint} required={required} error={isWrong ? wrong : undefined}>
      {(control) => (
        <Input
          {...control}
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          value={typed ?? write(value)}
          onBlur={() => !isWrong && setTyped(undefined)}
          onChange={({ target }) => type(target.value)}
        />
      )}
    </Field>
  )
}

interface AmountProps {
  label: string
  value: number | undefined
  onChange: (fen: number | undefined) => void
}

/** An amount in yuan, or none. */
export function AmountField(props: AmountProps) {
  const { amountWrong } = useText('admin/approval/flows')
  return (
    <TypedField
      {...props}
      wrong={amountWrong}
      write={(fen) => (fen === undefined ? '' : fen === 0 ? '0' : yuanOf(fen))}
      read={(typed) => {
        if (typed.trim() === '') return { value: undefined }
        const fen = fenOf(typed)
        return fen === undefined ? undefined : { value: fen }
      }}
    />
  )
}

interface WholeProps {
  label: string
  hint?: ReactNode
  most: number
  wrong: string
  value: number
  onChange: (value: number) => void
}

/** A whole number from 1 on. */
export const WholeField = ({ most, ...props }: WholeProps) => (
  <TypedField
    {...props}
    required
    write={String}
    read={(typed) => {
      const value = /^\d{1,4}$/.test(typed.trim()) ? Number(typed) : 0
      return value >= 1 && value <= most ? { value } : undefined
    }}
  />
)
