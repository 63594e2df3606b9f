// Made by scripts/text/traditional.mts for whoever imports it.
import { text as en } from './date-section.en'
import { text as zhCN } from './date-section.zh-CN'
import { text as zhTW } from './date-section.zh-TW'

export const placingDateSectionText = { 'zh-CN': zhCN, 'zh-TW': zhTW, en }
