// Made by scripts/text/traditional.mts for whoever imports it.
import { text as en } from './intl-flight-journey.en'
import { text as zhCN } from './intl-flight-journey.zh-CN'
import { text as zhTW } from './intl-flight-journey.zh-TW'

export const intlFlightJourneyText = { 'zh-CN': zhCN, 'zh-TW': zhTW, en }
