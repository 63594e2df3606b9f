import {
  beginPasskey,
  beginPasskeyStep,
  confirmPasskey,
  passPasskeyStep,
  removePasskey,
} from '@sojourn/contract/access/passkey.calls'
import { networkOf } from '../../../kit/network'
import { beginMyPasskey, confirmMyPasskey, removeMyPasskey } from '../../../modules/access/second-factor/my-passkeys'
import { beginPasskeyInStep, passPasskeyInStep } from '../../../modules/access/second-factor/passkey-step'
import { bind, bindPublic, type Api } from '../../bind'
import { bindEntry } from '../../entry'
import { visitorOf } from '../../visitor'

export function bindPasskeys(api: Api): void {
  bindPublic(api, beginPasskeyStep, (context, asked, { request }) => beginPasskeyInStep(context, asked, visitorOf(request)))
  bindEntry(api, passPasskeyStep, passPasskeyInStep)
  bind(api, beginPasskey, beginMyPasskey)
  bind(api, confirmPasskey, (context, actor, asked, { request }) =>
    confirmMyPasskey(context, actor, asked, networkOf(request.ip)),
  )
  bind(api, removePasskey, (context, actor, asked, { request }) => removeMyPasskey(context, actor, asked, networkOf(request.ip)))
}
