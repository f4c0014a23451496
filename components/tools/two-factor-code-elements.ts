/** The place of the camera's button and picture, which only a script can offer. */
export const cameraPlaceId = 'two-factor-camera';
