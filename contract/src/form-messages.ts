/** A form's own messages, by the code with which the server says the same. */
export const formMessage = {
  END_BEFORE_START: 'The end date must not be before the start date',
  LOGGED_IN_FUTURE: 'You can’t log anything for a future day',
  DAY_OUT_OF_RANGE: 'Choose a day within 10 years of today',
  MIXED_IN_FUTURE: 'Choose today or an earlier day',
  TAKEN_IN_FUTURE: 'You can’t log a dose for a future time',
  OWN_ACCOUNT_STAYS: 'You can’t delete your own account here',
  OWN_RIGHTS_STAY: 'You can’t change your own rights',
  OWN_KEYS_STAY: 'Remove your own in your profile',
  SUPPORT_ACCOUNT_STAYS: 'You can’t delete or limit the support account',
  PHOTO_NOT_AN_IMAGE: 'Invalid file type: Please select an image file (JPG, PNG, GIF, WebP)',
  PHOTO_TOO_LARGE: 'File too large: Please select an image smaller than 10MB',
} as const
