import type { beginEnrolStep } from '../../../api/calls/access/second-factor'
import type { WebResponse } from '../../../api/web-call'
import { Button } from '../../../kit/actions/button'
import { copyText } from '../../../kit/browser/clipboard'
import { useText } from '../../../kit/text/text'
import { FactorCodeForm } from './factor-code-form'
import styles from './second-factor.module.css'

export type Secret = WebResponse<NonNullable<(typeof beginEnrolStep)['contract']>>

/** The secret as a picture and as text, and the first code that the app makes of it. */
export function AppSecret({ secret, submit }: { secret: Secret; submit: (code: string) => Promise<void> }) {
  const text = useText('access/second-factor')
  return (
    <>
      <p className={styles['scan']}>{text.scan}</p>
      <img className={styles['qr']} src={secret.qrImage} alt={text.qr} width={192} height={192} />
      <p className={styles['secret']}>
        <span>{text.secret}</span>
        <code>{secret.secret.replaceAll(/(.{4})(?!$)/g, '$1 ')}</code>
        <Button size="compact" onClick={() => void copyText(secret.secret)}>
          {text.copy}
        </Button>
      </p>
      <FactorCodeForm factor="app" submitLabel={text.confirm} submit={submit} />
    </>
  )
}

/** Shown once: whoever goes on has kept them. */
export function RecoveryCodes({ codes, onSaved }: { codes: readonly string[]; onSaved: () => void }) {
  const text = useText('access/second-factor')
  return (
    <>
      <p className={styles['soft']}>{text.codesLead}</p>
      <ul className={styles['codes']}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <p className={styles['actions']}>
        <Button onClick={() => void copyText(codes.join('\n'))}>{text.copyCodes}</Button>
        <Button kind="brand" onClick={onSaved}>
          {text.saved}
        </Button>
      </p>
    </>
  )
}
