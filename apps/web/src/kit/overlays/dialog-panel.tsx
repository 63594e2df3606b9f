import { Dialog } from '@base-ui/react/dialog'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Button, IconButton } from '../actions/button'
import { classNames } from '../browser/class-names'
import { useScrollFocus } from '../hooks/use-scroll-focus'
import { useText } from '../text/text'
import styles from './dialog.module.css'
import { DiscardContext } from './on-discard'
import { isToast } from './toast'

export interface DialogPanelProps {
  onClose: () => void
  title: ReactNode
  /** Buttons at the foot, the main one last. */
  actions?: ReactNode
  children: ReactNode
  shape: 'tips' | 'info' | 'wide' | 'top' | 'drawer'
}

/** Where those stand that do not stand in the middle. */
const placeOf: Partial<Record<DialogPanelProps['shape'], string | undefined>> = { drawer: styles['aside'], top: styles['under'] }

/** Dialogs one above the other, wherever each was opened: only the uppermost hears Escape and a press beside it. */
const shown: symbol[] = []

function useIsUppermost(): () => boolean {
  const [self] = useState(() => Symbol('dialog'))
  useEffect(() => {
    shown.push(self)
    return () => void shown.splice(shown.indexOf(self), 1)
  }, [self])
  return () => shown.at(-1) === self
}

const fields = 'input:not([type=hidden], :disabled), textarea:not(:disabled), select:not(:disabled), [role=combobox]'

/** The first field; where there is none, the first button of the foot, which does least. */
const firstToFocus = (panel: HTMLElement | null): HTMLElement | null =>
  panel?.querySelector<HTMLElement>(`[data-part=body] :is(${fields})`) ??
  panel?.querySelector<HTMLElement>('[data-part=foot] :is(button, a)') ??
  panel

/** Words that were typed to be kept: not a search, and not a tick or a choice, which is made again at once. */
const areWords = (target: EventTarget): boolean =>
  target instanceof Element &&
  target.matches('textarea, input:not([type=search], [type=checkbox], [type=radio], [role=combobox])')

export function DialogPanel({ onClose, title, actions, children, shape }: DialogPanelProps) {
  const text = useText('kit/widgets')
  const panel = useRef<HTMLDivElement>(null)
  const isUppermost = useIsUppermost()
  const [typed, setTyped] = useState(false)
  const [leaving, setLeaving] = useState(false)
  const [onDiscard] = useState(() => new Set<() => void>())
  const discard = () => {
    for (const each of onDiscard) each()
    onClose()
  }
  const leave = () => (typed ? setLeaving(true) : onClose())
  const change = (open: boolean, { event }: Dialog.Root.ChangeEventDetails) => {
    if (!open && isUppermost() && !isToast(event.target)) leave()
  }
  return (
    <Dialog.Root open onOpenChange={change}>
      <Dialog.Portal>
        <Dialog.Backdrop forceRender className={styles['veil']} />
        <Dialog.Viewport className={classNames(styles['viewport'], placeOf[shape])}>
          <Dialog.Popup
            ref={panel}
            initialFocus={() => firstToFocus(panel.current)}
            className={classNames(styles['modal'], shape === 'drawer' ? styles['drawer'] : styles['dialog'], styles[shape])}
            onInput={({ target }) => areWords(target) && setTyped(true)}
          >
            <header className={styles['head']}>
              <Dialog.Title>{title}</Dialog.Title>
              <IconButton icon="close" label={text.close} size="compact" onClick={leave} />
            </header>
            <Body>
              <DiscardContext value={onDiscard}>{children}</DiscardContext>
            </Body>
            {actions && (
              <footer data-part="foot" className={styles['foot']}>
                {actions}
              </footer>
            )}
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
      {leaving && <LeaveQuestion onStay={() => setLeaving(false)} onLeave={discard} />}
    </Dialog.Root>
  )
}

/** Mounts with its element, which the portal of a dialog brings later than the dialog itself. */
function Body({ children }: { children: ReactNode }) {
  const body = useScrollFocus(true)
  return (
    <div ref={body} data-part="body" className={styles['body']}>
      {children}
    </div>
  )
}

function LeaveQuestion({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  const text = useText('kit/widgets')
  const actions = (
    <>
      <Button onClick={onStay}>{text.stay}</Button>
      <Button kind="brand" onClick={onLeave}>
        {text.discard}
      </Button>
    </>
  )
  return (
    <DialogPanel shape="tips" title={text.leaveTitle} onClose={onStay} actions={actions}>
      {text.leaveMessage}
    </DialogPanel>
  )
}
