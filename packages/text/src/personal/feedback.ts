// Made by scripts/text/traditional.mts for whoever imports it.
import { text as en } from './feedback.en'
import { text as zhCN } from './feedback.zh-CN'
import { text as zhTW } from './feedback.zh-TW'

export const feedbackText = { 'zh-CN': zhCN, 'zh-TW': zhTW, en }
