/** A message: the author's index in the room (the demo person is 0), minutes ago, text. */
export type Said = readonly [by: number, minutesAgo: number, text: string]

const HOUR = 60
const DAY = 24 * HOUR

/** A conversation of friends, with this many unread messages at the end. */
export interface Talk {
  /** indexes of made-up members */
  members: readonly number[]
  /** of a group */
  name?: string
  unread: number
  said: readonly Said[]
}

export const demoTalks: readonly Talk[] = [
  {
    members: [4],
    unread: 2,
    said: [
      [1, 2 * DAY + 90, 'How did the step to the next dose go?'],
      [0, 2 * DAY + 84, 'Better than last time. A bit queasy the first evening, then nothing.'],
      [0, 2 * DAY + 83, 'Smaller dinner, that was the trick'],
      [1, 2 * DAY + 70, 'Noted. Mine is on Thursday'],
      [0, DAY + 30, 'Then good luck tomorrow! Which side this week?'],
      [1, 3 * HOUR, 'Left thigh. It is the one that has rested longest'],
      [1, 3 * HOUR - 1, 'Done before breakfast, logged and all'],
    ],
  },
  {
    members: [9],
    unread: 0,
    said: [
      [1, 4 * DAY + 200, 'Is it normal that the water level sinks so slowly in the syringe?'],
      [0, 4 * DAY + 190, 'Draw a little more air into the vial first. Helped me'],
      [1, DAY + 300, 'That was it, thanks!'],
      [0, DAY + 295, 'Anytime'],
    ],
  },
  {
    members: [15],
    unread: 0,
    said: [
      [0, 9 * DAY, 'Your stack for sleep looks interesting. How long have you been on it?'],
      [1, 9 * DAY - 40, 'Six weeks. I wrote down what I noticed in the notes of each'],
    ],
  },
  {
    members: [4, 22, 31],
    name: 'Thursday shots',
    unread: 1,
    said: [
      [0, 8 * DAY, 'A group for those of us who have their shot on Thursdays'],
      [2, 8 * DAY - 20, 'Good idea. I keep forgetting mine'],
      [1, 8 * DAY - 25, 'The reminder a day before did it for me'],
      [3, 7 * DAY, 'Where do you put the needles when you travel?'],
      [0, 7 * DAY - 15, 'A small sharps box from the pharmacy, it fits into the toilet bag'],
      [2, 5 * HOUR, 'Thursday again! Everybody done?'],
    ],
  },
]

/** A support conversation: 0 asks, 1 answers. */
export const demoSupportTalk: readonly Said[] = [
  [0, 6 * DAY, 'Hello, can I have my reminders an hour later while I travel?'],
  [
    1,
    6 * DAY - 25,
    'Yes: in your profile, Pepwell asks after a journey whether your times come along. Until then they stay at home.',
  ],
  [0, 6 * DAY - 40, 'Found it, thank you!'],
]

/** Open questions of other members. */
export const demoQuestions: readonly { member: number; minutesAgo: number; text: string }[] = [
  { member: 6, minutesAgo: 3 * HOUR, text: 'My parcel says delivered, but nothing came. What can I do?' },
  { member: 18, minutesAgo: 70, text: 'How do I change the e-mail I sign in with?' },
  { member: 40, minutesAgo: 12, text: 'Which of the vitamins may I take beside metformin?' },
]

/** Made-up members who are friends of the demo person, and those who sent a request. */
export const demoFriends = [4, 9, 15, 22, 31, 46]
export const demoRequests = [12, 27]
