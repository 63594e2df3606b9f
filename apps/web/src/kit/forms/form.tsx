import { useEffect, useRef, useState, type ComponentProps, type RefObject } from 'react'
import { focusField, focusOf } from './focus-field'

interface FormProps extends Omit<ComponentProps<'form'>, 'ref' | 'noValidate' | 'onPointerDown' | 'onKeyDown'> {
  ref?: RefObject<HTMLFormElement | null>
  /** How often somebody tried to send it by a button that does not submit. */
  tries?: number | undefined
}

/**
 * A form that says itself what is wrong, in place of the browser: after every try to send it, once that is known here or from the server,
 * its first wrong field takes the focus; of a group its first control. Whoever goes on meanwhile keeps the focus.
 */
export function Form({ ref, tries = 0, onSubmit, ...rest }: FormProps) {
  const own = useRef<HTMLFormElement>(null)
  const form = ref ?? own
  const tried = useRef(false)
  const [, setSubmitted] = useState(0)
  useEffect(() => {
    tried.current = tries > 0
  }, [tries])
  useEffect(() => {
    const wrong = tried.current ? form.current?.querySelector<HTMLElement>('[aria-invalid], [data-invalid]') : undefined
    if (!wrong) return
    tried.current = false
    focusField(focusOf(wrong))
  })
  const goOn = () => {
    tried.current = false
  }
  return (
    <form
      {...rest}
      ref={form}
      noValidate
      onPointerDown={goOn}
      onKeyDown={goOn}
      onSubmit={(event) => {
        // A dialog that was opened within is drawn elsewhere, but its form's submits still rise to here.
        if (event.target !== event.currentTarget) return
        tried.current = true
        setSubmitted((before) => before + 1)
        onSubmit?.(event)
      }}
    />
  )
}
