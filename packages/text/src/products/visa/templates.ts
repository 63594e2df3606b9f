// Made by scripts/text/traditional.mts for whoever imports it.
import { text as en } from './templates.en'
import { text as zhCN } from './templates.zh-CN'
import { text as zhTW } from './templates.zh-TW'

export const visaTemplatesText = { 'zh-CN': zhCN, 'zh-TW': zhTW, en }
