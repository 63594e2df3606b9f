// Made by scripts/text/traditional.mts for whoever imports it.
import { text as en } from './transit-visa.en'
import { text as zhCN } from './transit-visa.zh-CN'
import { text as zhTW } from './transit-visa.zh-TW'

export const documentsTransitVisaText = { 'zh-CN': zhCN, 'zh-TW': zhTW, en }
