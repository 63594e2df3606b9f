import type { InputHTMLAttributes, Ref, SelectHTMLAttributes, TextareaHTMLAttributes } from 'react'
import { useState } from 'react'
import { IconButton } from '../actions/button'
import { classNames } from '../browser/class-names'
import { Icon } from '../marks/icon'
import styles from './input.module.css'
import { useText } from '../text/text'

type WithRef<Props, Element> = Props & { ref?: Ref<Element> | undefined }

/** One line of text. */
export function Input({ className, ...rest }: WithRef<InputHTMLAttributes<HTMLInputElement>, HTMLInputElement>) {
  return <input type="text" {...rest} className={classNames(styles['control'], className)} />
}

/** A password with a button that shows it. */
export function PasswordInput(props: WithRef<InputHTMLAttributes<HTMLInputElement>, HTMLInputElement>) {
  const [shown, setShown] = useState(false)
  const text = useText('kit/widgets')
  return (
    <span className={styles['wrap']}>
      <Input {...props} type={shown ? 'text' : 'password'} className={styles['withButton']} />
      <span className={styles['inside']}>
        <IconButton
          icon={shown ? 'eyeOff' : 'eye'}
          label={shown ? text.hide : text.reveal}
          size="compact"
          onClick={() => setShown(!shown)}
        />
      </span>
    </span>
  )
}

/** Several lines of text. */
export function TextArea({ className, ...rest }: WithRef<TextareaHTMLAttributes<HTMLTextAreaElement>, HTMLTextAreaElement>) {
  return <textarea rows={3} {...rest} className={classNames(styles['control'], styles['area'], className)} />
}

/** The browser's own list of options, in our dress. */
export function Select({ className, children, ...rest }: WithRef<SelectHTMLAttributes<HTMLSelectElement>, HTMLSelectElement>) {
  return (
    <span className={styles['wrap']}>
      <select {...rest} className={classNames(styles['control'], styles['select'], className)}>
        {children}
      </select>
      <span className={styles['arrow']}>
        <Icon name="chevronDown" size={16} />
      </span>
    </span>
  )
}
