import type { DiallingCode } from '@sojourn/contract/reference/country.shapes'
import { lazy, Suspense, useCallback, useId, useRef, useState } from 'react'
import { classNames } from '../browser/class-names'
import styles from './dialling-code.module.css'
import { opensUpward } from './dialling-codes'
import { Icon } from '../marks/icon'
import { Spinner } from '../feedback/spinner'
import { useText } from '../text/text'
import { useDismiss } from '../hooks/use-dismiss'

const loadPanel = () => import('./dialling-code-panel')
const DiallingCodePanel = lazy(() => loadPanel().then((module) => ({ default: module.DiallingCodePanel })))

export interface DiallingCodes {
  list: readonly DiallingCode[]
  hotList: readonly DiallingCode[]
}
export interface DiallingCodePickerProps {
  value: DiallingCode
  onChange: (code: DiallingCode) => void
  /** Undefined until they have come. */
  codes: DiallingCodes | undefined
  failed?: boolean
  disabled?: boolean
  /** Told when a pointer or the focus comes near, to fetch the codes. */
  onApproach?: () => void
}

/** Opens to where there is room. */
function useOpening() {
  const area = useRef<HTMLSpanElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState<'down' | 'up'>()
  const close = useCallback((refocus: boolean) => {
    setOpen(undefined)
    if (refocus) button.current?.focus()
  }, [])
  useDismiss(area, open !== undefined, close)
  const toggle = () => {
    if (open) return close(false)
    const place = button.current?.getBoundingClientRect()
    setOpen(place && opensUpward(window.innerHeight - place.bottom, place.top) ? 'up' : 'down')
  }
  return { area, button, open, close, toggle }
}

/** A button with the code before a telephone number; its panel opens to where there is room (S2.65). */
export function DiallingCodePicker({ value, onChange, codes, failed, disabled, onApproach }: DiallingCodePickerProps) {
  const text = useText('kit/dialling-code')
  const { loading } = useText('kit/widgets')
  const { area, button, open, close, toggle } = useOpening()
  const id = useId()
  const approach = () => {
    void loadPanel().catch(() => undefined)
    onApproach?.()
  }
  const pick = (code: DiallingCode) => {
    onChange(code)
    close(true)
  }
  return (
    <span ref={area} className={styles['picker']} onPointerEnter={approach}>
      <button
        ref={button}
        type="button"
        disabled={disabled}
        aria-haspopup="dialog"
        aria-expanded={open !== undefined}
        aria-controls={open ? id : undefined}
        aria-label={`${text.choose}: ${text.current({ area: value.areaName, code: value.code })}`}
        className={styles['trigger']}
        onFocus={approach}
        onClick={toggle}
      >
        +{value.code}
        <Icon name={open ? 'chevronUp' : 'chevronDown'} size={14} />
      </button>
      {open && (
        <div id={id} role="dialog" aria-label={text.choose} className={classNames(styles['panel'], styles[open])}>
          {failed ? (
            <p className={styles['none']}>{text.empty}</p>
          ) : codes ? (
            <Suspense fallback={<Spinner label={loading} />}>
              <DiallingCodePanel {...codes} chosen={value.region} onPick={pick} onClose={() => close(true)} />
            </Suspense>
          ) : (
            <Spinner label={loading} />
          )}
        </div>
      )}
    </span>
  )
}
