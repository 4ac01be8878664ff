/** A form's own messages, by the code with which the server says the same. */
export const formMessage = {
  END_BEFORE_START: 'The end date must not be before the start date',
  LOGGED_IN_FUTURE: 'Nothing can be logged for a day to come',
  TAKEN_IN_FUTURE: 'A dose cannot be logged for a time to come',
  OWN_ACCOUNT_STAYS: 'You cannot delete your own account here',
  OWN_RIGHTS_STAY: 'You cannot change your own rights',
  OWN_KEYS_STAY: 'Remove your own in your profile, with your password',
  SUPPORT_ACCOUNT_STAYS: 'The support account can be neither deleted nor limited',
  PHOTO_NOT_AN_IMAGE: 'Invalid file type: Please select an image file (JPG, PNG, GIF, WebP)',
  PHOTO_TOO_LARGE: 'File too large: Please select an image smaller than 10MB',
} as const
