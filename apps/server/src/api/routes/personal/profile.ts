import { getMyConsents, setConsent } from '@sojourn/contract/personal/consent.calls'
import {
  deleteCredential,
  getMyCredentials,
  revealPersonalData,
  saveCredential,
} from '@sojourn/contract/personal/credential.calls'
import { answerFeedback, getCompanyFeedback, getMyFeedback, submitFeedback } from '@sojourn/contract/personal/feedback.calls'
import { getNotificationChoices, saveNotificationChoices } from '@sojourn/contract/personal/notification.calls'
import { getMyProfile, saveDefaultCostCentre } from '@sojourn/contract/personal/profile.calls'
import { getMySettingsChanges } from '@sojourn/contract/personal/settings-change.calls'
import { getMyTravelPreferences, saveMyTravelPreferences } from '@sojourn/contract/personal/travel-preference.calls'
import { decideConsent, myConsents } from '../../../modules/personal/consent'
import { myCredentials, removeCredential } from '../../../modules/personal/credentials'
import { answer, companyFeedback, myFeedback, submit } from '../../../modules/personal/feedback'
import { chooseNotifications, notificationChoices } from '../../../modules/personal/notifications'
import { chooseCostCentre, myProfile } from '../../../modules/personal/profile'
import { reveal } from '../../../modules/personal/reveal'
import { keepCredential } from '../../../modules/personal/save-credential'
import { mySettingsChanges } from '../../../modules/personal/settings-changes'
import { myLikes, saveLikes } from '../../../modules/personal/travel-likes'
import { bind, type Api } from '../../bind'

/** What people keep about themselves, and what they write to us. */
export function bindProfile(api: Api): void {
  bind(api, getMyProfile, myProfile)
  bind(api, saveDefaultCostCentre, chooseCostCentre)
  bind(api, getMyCredentials, myCredentials)
  bind(api, saveCredential, keepCredential)
  bind(api, deleteCredential, removeCredential)
  bind(api, revealPersonalData, reveal)
  bind(api, getMyTravelPreferences, myLikes)
  bind(api, saveMyTravelPreferences, saveLikes)
  bind(api, getNotificationChoices, notificationChoices)
  bind(api, saveNotificationChoices, chooseNotifications)
  bind(api, getMySettingsChanges, mySettingsChanges)
  bind(api, getMyConsents, myConsents)
  bind(api, setConsent, decideConsent)
  bind(api, submitFeedback, submit)
  bind(api, getMyFeedback, myFeedback)
  bind(api, getCompanyFeedback, companyFeedback)
  bind(api, answerFeedback, answer)
}
