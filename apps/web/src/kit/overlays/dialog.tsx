import type { MouseEvent, ReactNode } from 'react'
import { useEffect, useId, useRef } from 'react'
import { IconButton } from '../actions/button'
import { classNames } from '../browser/class-names'
import styles from './dialog.module.css'
import { useText } from '../text/text'
import { useScrollFocus } from '../hooks/use-scroll-focus'

export interface DialogProps {
  open: boolean
  onClose: () => void
  title: ReactNode
  /** Buttons at the foot, the main one last. */
  actions?: ReactNode
  /** Widths of S9.18: tips 480 px, info 510 px; wide is for tables and comparisons. */
  width?: 'tips' | 'info' | 'wide'
  children: ReactNode
}

/** A modal dialog on the browser's own element: focus stays inside, Escape closes, focus returns. */
export function Dialog({ width = 'tips', ...rest }: DialogProps) {
  return <Modal {...rest} className={classNames(styles['dialog'], styles[width])} />
}

/** The same at the right edge; on a phone it rises from the bottom. */
export function Drawer(props: Omit<DialogProps, 'width'>) {
  return <Modal {...props} className={styles['drawer']} />
}

function Modal({
  open,
  onClose,
  title,
  actions,
  children,
  className,
}: Omit<DialogProps, 'width'> & { className: string | undefined }) {
  const element = useRef<HTMLDialogElement>(null)
  const id = useId()
  const text = useText('kit/widgets')
  const body = useScrollFocus(open)
  useEffect(() => {
    const dialog = element.current
    if (open && !dialog?.open) dialog?.showModal()
    if (!open) dialog?.close()
  }, [open])
  const closeOnVeil = (event: MouseEvent) => {
    if (event.target === element.current) onClose()
  }
  return (
    <dialog
      ref={element}
      aria-labelledby={id}
      className={classNames(styles['modal'], className)}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={closeOnVeil}
    >
      {open && (
        <div className={styles['sheet']}>
          <header className={styles['head']}>
            <h2 id={id}>{title}</h2>
            <IconButton icon="close" label={text.close} size="compact" onClick={onClose} />
          </header>
          <div ref={body} className={styles['body']}>
            {children}
          </div>
          {actions && <footer className={styles['foot']}>{actions}</footer>}
        </div>
      )}
    </dialog>
  )
}
