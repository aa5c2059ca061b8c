import * as z from 'zod'

/** What a question back says; words in braces are filled in. */
export const questions = z.strictObject({
  /** Somebody is not content, and says nothing else. */
  whatElse: z.string(),
  /** A part of the wish was not read. */
  partly: z.string(),
  /** It is about the page, and nothing is to be offered. */
  unread: z.string(),
  /** The same, and the commands that do something with the `{part}` it names. */
  instead: z.string(),
  addPart: z.string(),
  raisePart: z.string(),
  /** The command that has the main button tell the phone number. */
  callButton: z.string(),
  /** What is to hold from some day on, `{words}`, would hold at once. */
  undated: z.string(),
  /** What may be meant, where it is not sure. */
  correct: z.string(),
  /** Several things on the page are called so. */
  which: z.string(),
  /** Nothing on the page is called so. */
  missing: z.string(),
  /** The command that adds an item with its price. */
  add: z.string(),
  /** The same where it costs that at least. */
  addFrom: z.string(),
  /** A question of a page about `{topic}`. */
  about: z.string(),
  /** The command that puts what the page tells, `{said}`, at `{time}`. */
  retime: z.string(),
  /** What is stated is told on the page otherwise, or may not be meant for it. */
  told: z.string(),
  unsaid: z.string(),
  /** What was taken off the page is told in sentences as well. */
  stillTold: z.string(),
  /** What was changed is told otherwise in a sentence or an entry as well. */
  contradicts: z.string(),
  /** The commands that put `{said}` on the page, `{now}` in its place, or take `{item}` off. */
  write: z.string(),
  replace: z.string(),
  drop: z.string(),
  /** It has nothing to do with the page: what can be asked instead. */
  elsewhere: z.string(),
  /** Letters the page has none of; and the commands for others. */
  noFont: z.string(),
  playfulFont: z.string(),
  elegantFont: z.string(),
  /** The command that gives the page `{colour}`. */
  recolour: z.string(),
  /** What `{item}` costs nobody has said. */
  price: z.string(),
  /** Where to chat; and the command that adds a button for `{number}`. */
  chat: z.string(),
  addChat: z.string(),
  /** Which account to write to; and the commands for a button that leads to `{account}`. */
  lineAccount: z.string(),
  addLine: z.string(),
  kakaoAccount: z.string(),
  addKakao: z.string(),
  /** A `{colour}` that was to be another shade is not there: `{shade}` instead, which is one of two. */
  noColour: z.string(),
  deepColour: z.string(),
  paleColour: z.string(),
  /** What there is none of; and the command for what readers can do instead. */
  newsletter: z.string(),
  /** No page has an `{item}`. */
  absent: z.string(),
  addForm: z.string(),
  /** A picture of something is the owner's to give. */
  photo: z.string(),
})
